/** Setting a table, and waiting for players. */

export const setup = {
  unknownGame: 'Unknown game',
  noSuchGame: 'No such game',
  noSuchGameText: 'There is no game of that name on this table.',
  invite: 'Set the table and invite',
  deal: 'Deal the cards',
  players: 'Players',
  you: 'You',
  seat: (seat: number) => `Seat ${String(seat)}`,
  sitters: {
    person: 'Another person',
    beginner: 'Computer, has just begun',
    learner: 'Computer, still learning',
    player: 'Computer, plays well',
    strong: 'Computer, strong',
    expert: 'Computer, expert',
    rule: 'Computer, knows the rules',
    random: 'Computer, plays at random',
  },
  tonic: 'Tonic',
  kind: 'Kind of scale',
  formula: 'Half steps from note to note, twelve in all',
  formulaProblem: 'A formula is made of 2 to 12 whole numbers that add up to 12, such as 2 2 1 2 2 2 1.',
};
