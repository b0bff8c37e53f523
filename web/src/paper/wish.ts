/** What somebody wants on paper, as the form has it and as its address says it. Pure. */

import type { Settings } from '../settings/choices';
import type { PaperChoices } from '../wire';

type Paper = PaperChoices['papers'][number];
type Size = PaperChoices['sizes'][number]['name'];
export type PaperFace = PaperChoices['faces'][number];

export interface PaperWish {
  readonly paper: Paper;
  readonly size: Size;
  readonly faces: readonly PaperFace[];
  readonly names: PaperChoices['names'][number];
  readonly palette: PaperChoices['palettes'][number];
  readonly language: PaperChoices['languages'][number];
  readonly largePrint: boolean;
}

/** From the last part of an address, as it stands there; what it does not say is as this person has it on the screen, or as usual. */
export function readPaperWish(text: string, choices: PaperChoices, { notation, palette, language }: Settings): PaperWish {
  const query = new URLSearchParams(text);
  const one = <T extends string>(name: string, among: readonly T[], usual: T): T => among.find((each) => each === query.get(name)) ?? usual;
  const told = query.get('faces')?.split(',') ?? [];
  const faces = choices.faces.filter((face) => told.includes(face));
  return {
    paper: one('paper', choices.papers, 'cards'),
    size: one(
      'size',
      choices.sizes.map(({ name }) => name),
      'a4-9up',
    ),
    faces: faces.length > 0 ? faces : choices.faces,
    names: one('names', choices.names, notation),
    palette: one('palette', choices.palettes, palette),
    language: one('language', choices.languages, language),
    largePrint: query.get('large_print') === '1',
  };
}

/** Only what the server is to hear: size and faces are those of cards. */
export function paperQuery({ paper, size, faces, names, palette, language, largePrint }: PaperWish): URLSearchParams {
  const query = new URLSearchParams({ names, palette, language });
  if (paper === 'cards') {
    query.set('size', size);
    query.set('faces', faces.join(','));
  }
  if (largePrint) query.set('large_print', '1');
  return query;
}

/** The whole wish, so that nothing is lost by a look at another paper. */
export function paperPath(wish: PaperWish): string {
  return `#/print/paper=${wish.paper}&${paperQuery({ ...wish, paper: 'cards' }).toString()}`;
}
