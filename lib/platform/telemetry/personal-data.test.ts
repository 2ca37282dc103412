import { loggedError } from './log';
import { withoutPersons } from './tracing';

const TOKEN = 'a-link-that-leads-to-a-request-of-somebody0';
const PRIVATE = /erika|beispiel|a-link|030 1234567/i;

test('of a fault its name, code, words and place are logged, and nothing that hangs on it', () => {
  const cause = new TypeError('550 <erika@beispiel.de> is unknown');
  const error = Object.assign(new Error(`GET /anfrage/${TOKEN} failed`, { cause }), {
    code: 'P2002',
    detail: 'Key (phone)=(030 1234567)',
    meta: { target: ['Erika'] },
  });
  const told = loggedError(error);
  expect(told).toMatchObject({
    name: 'Error',
    code: 'P2002',
    message: 'GET /anfrage/… failed',
    stack: expect.stringContaining('personal-data.test'),
    cause: { name: 'TypeError', message: '550 <…> is unknown' },
  });
  expect(JSON.stringify(told)).not.toMatch(PRIVATE);
});

test('a thrown value that is no error is not logged', () => {
  for (const thrown of ['Erika', { email: 'erika@beispiel.de' }, null, undefined]) {
    expect(JSON.stringify(loggedError(thrown))).not.toMatch(PRIVATE);
  }
});

test('a span keeps its route and its times, and loses addresses, queries and what was thrown', () => {
  const span = {
    name: `GET /anfrage/[token] /anfrage/${TOKEN}?name=Erika`,
    attributes: {
      'http.route': '/anfrage/[token]',
      'http.method': 'GET',
      'http.status_code': 200,
      'http.target': `/anfrage/${TOKEN}?name=Erika`,
      'http.url': 'https://beispiel.de',
    },
    events: [{ name: 'exception', time: [0, 0], attributes: { 'exception.message': 'Erika' } }],
    links: [],
    status: { code: 2, message: 'erika@beispiel.de is taken' },
    startTime: [1, 2],
  } as never;
  const { name, attributes, events, links, status, startTime } = withoutPersons(span);
  expect(name).toBe('GET /anfrage/[token]');
  expect(Object.keys(attributes)).toEqual(['http.route', 'http.method', 'http.status_code']);
  expect(startTime).toEqual([1, 2]);
  expect(JSON.stringify([name, attributes, events, links, status])).not.toMatch(PRIVATE);
});
