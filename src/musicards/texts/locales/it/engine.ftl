engine-loading = I giochi si stanno preparando. La prima volta ci vuole un po’ di più.
engine-elsewhere = Musicards è aperto in un’altra scheda. Continua lì, oppure chiudila per giocare qui.
