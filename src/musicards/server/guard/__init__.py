"""Who may ask, and how much.

identity        who somebody is: the token in a cookie
callers         where a request comes from
host_names      the server's own names and addresses
limits, request_guard           how much one browser or one address may do
work_queue      slow work, in turns
"""
