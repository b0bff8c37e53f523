/** The texts that neither the home page nor a table needs at once, so that their addresses are not in everybody’s first load. */

export const FILES = import.meta.glob<string>(
  '../../../src/musicards/texts/locales/*/{answering,atoms,diagnosis,exercise,generic,input,instruments,invite,items,learning,map,paper,practice,print,review,settings,setup,speech,suggestion,today,tools,trial,words}.ftl',
  { import: 'default' },
);
