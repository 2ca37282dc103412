import { viewSchema } from './view';

const read = (address: string) =>
  viewSchema.safeParse({ name: 'Meine', shownTo: 'mir', address }).data?.address;

test.each([
  [
    '/employee/dashboard?liste=kontakte&status=offen',
    '/employee/dashboard?liste=kontakte&status=offen',
  ],
  ['/employee/dashboard', '/employee/dashboard?liste=rueckrufe'],
  [
    '/employee/dashboard/leads?zuweisung=mir&seite=3&anfrage=1',
    '/employee/dashboard/leads?zuweisung=mir',
  ],
  ['/employee/dashboard/heute?zuweisung=mir&seite=2', '/employee/dashboard/heute?zuweisung=mir'],
  [
    'https://anderswo.example/employee/dashboard?status=offen',
    '/employee/dashboard?liste=rueckrufe&status=offen',
  ],
  ['/employee/dashboard/vertrieb', undefined],
  ['javascript:alert(1)', undefined],
])('%s is kept as %s', (address, kept) => {
  expect(read(address)).toBe(kept);
});
