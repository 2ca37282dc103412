import type { IncomingMessage } from 'node:http';
import { reverseGeocode } from './geocoder';
import { type Answer, startServer } from './geocoder-server.fixture';

const POSITION = { latitude: 48.1374, longitude: 11.5755 };

const munich = { postcode: '80331', city: 'München', country_code: 'de' };
const json = (address: unknown) => JSON.stringify({ address });

async function ask(answer: Answer, timeoutMs = 60_000) {
  const requests: IncomingMessage[] = [];
  const server = await startServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  try {
    return { found: await reverseGeocode(server.url, POSITION, { timeoutMs }), requests };
  } finally {
    await server.close();
  }
}

describe('reverseGeocode', () => {
  test('asks as Nominatim wants to be asked and reads the postcode', async () => {
    const { found, requests } = await ask((_, response) => response.end(json(munich)));
    expect(found).toEqual({ postalCode: '80331', place: 'München' });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url).toBe(
      '/reverse?format=jsonv2&lat=48.1374&lon=11.5755&accept-language=de&zoom=18',
    );
    expect(requests[0]?.headers['user-agent']).toBe('Wohnlotse');
  });

  test.each([
    ['a town', { postcode: '64760', town: 'Oberzent' }, { postalCode: '64760', place: 'Oberzent' }],
    ['a village', { postcode: '25867', village: 'Oland' }, { postalCode: '25867', place: 'Oland' }],
    ['no name', { postcode: '80331' }, { postalCode: '80331', place: undefined }],
    ['a name that is no text', { ...munich, city: 7 }, { postalCode: '80331', place: undefined }],
    ['no postcode', { city: 'München' }, undefined],
    ['two postcodes', { ...munich, postcode: '80331;80333' }, undefined],
    ['a postcode that is a number', { ...munich, postcode: 80331 }, undefined],
    ['another country', { postcode: '75001', city: 'Paris', country_code: 'fr' }, undefined],
    ['nothing there', undefined, undefined],
  ])('%s', async (_, address, expected) => {
    const { found } = await ask((__, response) => response.end(json(address)));
    expect(found).toEqual(expected);
  });

  test.each<[string, number, string, Answer]>([
    ['500', 60_000, 'it answered 500', (_, response) => response.writeHead(500).end('oh no')],
    ['429', 60_000, 'it answered 429', (_, response) => response.writeHead(429).end()],
    ['no JSON', 60_000, 'its answer is no JSON', (_, response) => response.end('<p>48.1374')],
    [
      'a list',
      60_000,
      'its answer has an unknown form',
      (_, response) => response.end('[48.1374]'),
    ],
    [
      'half an answer',
      60_000,
      'it could not be reached',
      (_, response) => response.write('{"address"', () => response.destroy()),
    ],
    ['no answer', 50, 'no answer within 50 ms', () => undefined],
    ['no end', 50, 'no answer within 50 ms', (_, response) => response.write('{"address"')],
  ])('%s: after at most %d ms "%s", without the position', async (_, timeout, message, answer) => {
    await expect(ask(answer, timeout)).rejects.toThrow(new Error(message));
  });

  test('nobody there', async () => {
    const server = await startServer(() => undefined);
    await server.close();
    const question = reverseGeocode(server.url, POSITION);
    await expect(question).rejects.toThrow(new Error('it could not be reached'));
  });
});
