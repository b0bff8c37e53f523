"""Processes that search for the computer players of a server.

pool    shares their time between the tables
worker  one such process
"""
