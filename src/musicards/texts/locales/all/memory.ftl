memory-title = Memory
memory-score = { common-pairs }
