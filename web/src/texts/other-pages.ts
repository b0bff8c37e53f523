/** The texts that neither the home page nor a table needs at once, so that their addresses are not in everybody’s first load. */

export const FILES = import.meta.glob<string>(
  [
    '../../../src/musicards/texts/locales/*/{answering,atoms,classroom,clefs,diagnosis,engine,exercise,first_steps,generic,input,instruments,invite,items,learning,map,paper,plans,practice,print,privacy,progression,review,rhythm,rules,settings,setup,speech,suggestion,teach,today,tools,trial,words,worksheet}.ftl',
    '!../../../src/musicards/texts/locales/all/**',
  ],
  { import: 'default' },
);

/** Those of them that are the same in all languages. */
export const SAME = import.meta.glob<string>('../../../src/musicards/texts/locales/all/tools.ftl', { import: 'default', eager: true });

/** The parts of the files of games: their rules, and their first steps. */
export const PARTS = {
  rules: import.meta.glob<string>('../../../src/musicards/texts/locales/*/games/*.ftl', { import: 'default', query: '?rules' }),
  first_steps: import.meta.glob<string>('../../../src/musicards/texts/locales/*/games/*.ftl', { import: 'default', query: '?first_steps' }),
};
