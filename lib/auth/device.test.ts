import { isKnownDevice, newDevice, deviceLabel } from './device';

const ACCOUNT = { id: 3, passwordHash: 'scrypt$32768$8$1$salt$the-key-of-one-stored-password' };

test('the browser of an account is known, each with a value of its own', () => {
  const device = newDevice(ACCOUNT);
  expect(isKnownDevice(ACCOUNT, device)).toBe(true);
  expect(newDevice(ACCOUNT)).not.toBe(device);
  expect(device).not.toContain('password');
});

test('a new password and another account do not know it', () => {
  const device = newDevice(ACCOUNT);
  expect(isKnownDevice({ ...ACCOUNT, id: 4 }, device)).toBe(false);
  const passwordHash = 'scrypt$32768$8$1$salt$the-key-of-another-one-entirely';
  expect(isKnownDevice({ ...ACCOUNT, passwordHash }, device)).toBe(false);
});

test.each([undefined, '', '.', 'x.y', `x.${'0'.repeat(64)}`, `${'ä'.repeat(32)}`])(
  '%j is no device',
  (value) => {
    expect(isKnownDevice(ACCOUNT, value)).toBe(false);
  },
);

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

test.each<[string | null, string]>([
  [`${WINDOWS} ${CHROME}`, 'Chrome unter Windows'],
  [`${WINDOWS} ${CHROME} Edg/156.0.0.0`, 'Edge unter Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox unter Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15',
    'Safari unter macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
    'Safari auf dem iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet unter Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Unbekannter Browser unter Windows'],
  ['curl/8.5.0', 'Unbekanntes Programm'],
  [null, 'Unbekanntes Programm'],
])('%j is %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
