"""Several servers on one store: the messages between them, and which of them leads a match.

messages    the messages between servers
members     the other servers, and who has pages open there
channel     the interfaces of message channels and of leases
postgres    messages and leases over PostgreSQL
redis       messages over Redis
cluster     this server's part in the cluster
"""
