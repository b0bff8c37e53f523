/** The folders of src, lowest first: a file may import from its own folder and from folders above it in this list. */
const FOLDERS = [
  'browser',
  'settings',
  'music',
  'texts',
  'naming',
  'net',
  'learner',
  'card',
  'sound',
  'input',
  'lesson',
  'items/kinds',
  'diagnosis',
  'match',
  'ui',
  'settings-panel',
  'layout',
  'people',
  'setup',
  'table',
  'games',
  'first-steps',
  'path',
  'paper',
  'input-test',
  'items',
  'today',
  'exercise',
  'trial',
  'review',
  'classroom',
  'map',
  'tools',
  'pages',
];
const ANYWHERE = ['wire.ts', 'assets/', 'style/'];
const inFolder = (names) => `^src/(${names.join('|')})/`;

export default {
  forbidden: [
    ...FOLDERS.map((folder, index) => ({
      name: `${folder}-only-imports-lower-folders`,
      severity: 'error',
      from: { path: inFolder([folder]) },
      to: { path: '^src/', pathNot: [inFolder(FOLDERS.slice(0, index + 1)), `^src/(${ANYWHERE.join('|')})`] },
    })),
    {
      name: 'every-folder-has-a-place-in-the-list',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: inFolder(FOLDERS) },
      to: {},
    },
    {
      name: 'outlines-of-notation-are-drawn-in-music-only',
      severity: 'error',
      from: { path: '^src/', pathNot: inFolder(['music']) },
      to: { path: '^src/music/((engraving|value)-)?glyphs' },
    },
    { name: 'no-import-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true },
};
