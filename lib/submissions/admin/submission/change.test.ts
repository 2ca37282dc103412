import { alterations, changeSchema, type CardChange } from './change';

const read = (type: 'lead' | 'contact', body: object) => changeSchema(type).safeParse(body).data;

test.each([
  ['lead', { status: 'contacted', notes: ' x ' }, { status: 'contacted', note: 'x' }],
  ['lead', { status: 'contacted', response: 'x' }, { status: 'contacted', note: undefined }],
  ['contact', { status: 'read', response: null }, { status: 'read', note: null }],
  ['contact', { status: 'read', version: 3 }, { status: 'read', version: 3 }],
  ['contact', { status: 'pending' }, undefined],
] as const)('%s %j', (type, body, expected) => {
  expect(read(type, body)).toEqual(expected);
});

test.each<[Pick<CardChange, 'status'> & Partial<CardChange>, object]>([
  [{ status: 'pending' }, {}],
  [{ status: 'pending', note: 'alt' }, {}],
  [{ status: 'pending', note: 'neu' }, { notes: 'neu' }],
  [
    { status: 'completed', note: '' },
    { status: 'completed', notes: null },
  ],
  [{ status: 'pending', note: null }, { notes: null }],
])('%j alters %j', (change, expected) => {
  const row = { status: 'pending', notes: 'alt' };
  expect(alterations(row, { version: 1, note: undefined, ...change })).toEqual(expected);
});
