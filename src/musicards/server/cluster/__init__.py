"""Several servers on one store: what they tell each other, and which of them leads a match.

messages    what servers tell each other
members     who is where, as the servers say
channel     the interface of what carries the messages, and of the leases
postgres    messages and leases over PostgreSQL
redis       messages over Redis
cluster     one server among the others
"""
