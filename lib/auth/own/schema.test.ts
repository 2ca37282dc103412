import { passwordSchema } from './schema';

const OLD = 'das alte Passwort';
const NEW = 'ein neues Passwort';

test.each<[object, string[]]>([
  [{}, []],
  [{ password: 'kurz', repeated: 'kurz' }, ['password']],
  [{ password: '123456789', repeated: '123456789' }, ['password']],
  [{ password: '1234567890', repeated: '1234567890' }, []],
  [{ password: OLD, repeated: OLD }, ['password']],
  [{ repeated: 'etwas anderes' }, ['repeated']],
  [{ present: '' }, ['present']],
  [{ password: 'x'.repeat(257), repeated: 'x'.repeat(257) }, ['password']],
  [{ password: {}, repeated: [], present: 1 }, ['present', 'password', 'repeated']],
])('with %j these fields are wrong: %j', (changes, wrong) => {
  const result = passwordSchema.safeParse({
    ...{ present: OLD, password: NEW, repeated: NEW },
    ...changes,
  });
  expect(result.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong);
});
