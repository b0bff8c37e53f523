/** The choices for a worksheet, as the server reads them. Pure. */

export interface WorksheetChoices {
  readonly title: string;
  readonly format: 'a4' | 'letter';
  readonly answers: boolean;
  readonly largePrint: boolean;
  readonly names: string;
  readonly language: string;
}

/** The query for a worksheet: the fields of the exercise, and the choices that are not the usual ones. */
export function worksheetQuery(
  exercise: URLSearchParams,
  { title, format, answers, largePrint, names, language }: WorksheetChoices,
): URLSearchParams {
  const query = new URLSearchParams(exercise);
  query.set('names', names);
  query.set('language', language);
  query.set('format', format);
  if (title.trim()) query.set('title', title.trim());
  if (!answers) query.set('answers', '0');
  if (largePrint) query.set('large_print', '1');
  return query;
}
