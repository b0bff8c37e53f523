/** The choices for a printed paper, as the form holds them and as the address encodes them. Pure. */

import { fixedNotation, type Settings } from '../settings/choices';
import type { PaperChoices } from '../wire';

type Paper = PaperChoices['papers'][number];
type Size = PaperChoices['sizes'][number]['name'];
export type PaperFace = PaperChoices['faces'][number];

export interface PaperRequest {
  readonly paper: Paper;
  readonly size: Size;
  readonly faces: readonly PaperFace[];
  readonly names: PaperChoices['names'][number];
  readonly palette: PaperChoices['palettes'][number];
  readonly language: PaperChoices['languages'][number];
  readonly largePrint: boolean;
  /** Of staff paper. */
  readonly format: PaperChoices['formats'][number];
  readonly clef: PaperChoices['clefs'][number];
  readonly staves: number;
}

/** How many staffs are on a page where there is no choice. */
const USUAL_STAVES = 10;

/** Read the last part of an address; for what it leaves out, use the settings or the defaults. */
export function readPaperRequest(text: string, choices: PaperChoices, { notation, palette, language }: Settings): PaperRequest {
  const query = new URLSearchParams(text);
  const one = <T extends string>(name: string, among: readonly T[], usual: T): T => among.find((each) => each === query.get(name)) ?? usual;
  const listed = query.get('faces')?.split(',') ?? [];
  const faces = choices.faces.filter((face) => listed.includes(face));
  return {
    paper: one('paper', choices.papers, 'cards'),
    size: one(
      'size',
      choices.sizes.map(({ name }) => name),
      'a4-9up',
    ),
    faces: faces.length > 0 ? faces : choices.faces,
    names: one('names', choices.names, notation === 'movable_do' ? fixedNotation(notation, language) : notation),
    palette: one('palette', choices.palettes, palette),
    language: one('language', choices.languages, language),
    largePrint: query.get('large_print') === '1',
    format: one('format', choices.formats, 'a4'),
    clef: one('clef', choices.clefs, 'none'),
    staves: choices.staves.find((each) => String(each) === query.get('staves')) ?? USUAL_STAVES,
  };
}

/** The query for the server; size and faces only apply to cards. */
export function paperQuery(request: PaperRequest): URLSearchParams {
  const { paper, size, faces, names, palette, language, largePrint } = request;
  if (paper === 'staves') return staffQuery(request);
  const query = new URLSearchParams({ names, palette, language });
  if (paper === 'cards') {
    query.set('size', size);
    query.set('faces', faces.join(','));
  }
  if (largePrint) query.set('large_print', '1');
  return query;
}

const staffQuery = ({ clef, staves, format }: PaperRequest): URLSearchParams =>
  new URLSearchParams({ clef, staves: String(staves), format });

/** The address with all choices, so that none are lost by a look at another paper. */
export function paperPath(request: PaperRequest): string {
  const staffs = request.paper === 'staves' ? `&${staffQuery(request).toString()}` : '';
  return `#/print/paper=${request.paper}&${paperQuery({ ...request, paper: 'cards' }).toString()}${staffs}`;
}
