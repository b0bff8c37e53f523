"""What browsers ask for: one module for each resource, and the app that they make together.

app             the whole server
calls           answers the calls of pages
matches, paper, handover        websockets of tables, sessions, and what only a server has
sockets         the websockets of tables
sharing         listens in the network when somebody at this machine wants others to join
pages, problem_pages            the built page, and pages that say what is wrong
schema          the types of everything on the wire
replies         bodies of requests and responses
serving, options, operations, logs   starting and stopping, metrics, the log
"""
