/** What the page says of itself: when its server is away, and when there is a newer page. */

export const app = {
  noServer: 'The server does not answer',
  noServerText:
    'Musicards has opened, but the tables are with its server, and that is out of reach just now. This page keeps looking and goes on by itself; your place at a table is kept.',
  lookAgain: 'Look again now',
  looking: 'Looking…',
  opening: 'The page is opening…',
};
