import { statisticsFile } from './file';
import type { StatisticsSection } from './section';

const PERIOD = { first: '2026-10-01', last: '2026-10-31' };

const PACE: StatisticsSection = {
  id: 'kontakt',
  title: 'Zeit bis zum ersten Kontakt',
  drawn: 'bars',
  drawnColumn: 1,
  columns: [
    { title: 'Art', unit: 'text' },
    { title: 'Anzahl' },
    { title: 'Rechtzeitig', unit: 'percent' },
    { title: 'Median', unit: 'seconds' },
  ],
  rows: [
    ['Leads', 1200, 87.5, 5430],
    ['Rückrufe', 0, null, null],
  ],
};
const ASKED: StatisticsSection = {
  id: 'berater',
  title: 'Fragen',
  drawn: 'bars',
  drawnColumn: 1,
  columns: [{ title: 'Frage', unit: 'text' }, { title: 'Gefragt' }],
  rows: [['=HYPERLINK("http://boese.example")', 3]],
};

test('a part is a table whose numbers a German spreadsheet program calculates with', () => {
  const { name, content } = statisticsFile(PERIOD, [PACE, ASKED], 'kontakt');
  expect(name).toBe('zahlen-kontakt-2026-10-01-bis-2026-10-31.csv');
  expect(content).toBe(
    '\uFEFFArt;Anzahl;Rechtzeitig (%);Median (Minuten)\r\nLeads;1200;87,5;90,5\r\nRückrufe;0;;\r\n',
  );
});

test('all parts stand one below the other, each below its title', () => {
  const { name, content } = statisticsFile(PERIOD, [PACE, ASKED]);
  expect(name).toBe('zahlen-2026-10-01-bis-2026-10-31.csv');
  const lines = content.split('\r\n');
  expect(lines.slice(0, 4)).toEqual([
    '\uFEFFZahlen;01.10.2026 bis 31.10.2026',
    '',
    'Zeit bis zum ersten Kontakt',
    'Art;Anzahl;Rechtzeitig (%);Median (Minuten)',
  ]);
  expect(lines).toContain('Fragen');
});
