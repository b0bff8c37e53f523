"""Classes: children who come in with a code, tables that are dealt for them, and what their teacher sees.

bodies      what pages send and get
state       what is stored of a class, apart from its children and their answers
grouping    who plays with whom
lessons     lesson plans that come with the app
answers     the answers, counted as they come in
results     what answers say: by skill, by wrong rule, by child
class_record  one class as it is stored, and how it changes
class_tables  its tables
open_class  what its children and teachers do
classes     all classes of a server
view        what a child, a teacher or the projector may know
"""
