/** The texts that neither the home page nor a table needs at once, so that their addresses are not in everybody’s first load. */

export const FILES = import.meta.glob<string>(
  '../../../src/musicards/texts/locales/*/{*_rules,answering,atoms,diagnosis,exercise,first_steps,generic,input,instruments,invite,items,learning,map,paper,practice,print,review,rules,settings,setup,speech,suggestion,today,tools,trial,words}.ftl',
  { import: 'default' },
);
