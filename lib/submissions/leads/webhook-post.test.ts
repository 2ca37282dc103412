import { isWebhookAddress, publicLookup } from './webhook-post';

test.each([
  ['https://crm.example/leads', true],
  ['https://crm.example:8443/leads', true],
  ['https://crm.example:22/', false],
  ['http://crm.example/leads', false],
  ['https://user:geheim@crm.example/', false],
  ['crm.example', false],
])('unless the operator allows others, %s may be one: %j', (address, may) => {
  expect(isWebhookAddress(address, false)).toBe(may);
});

// The ends of each range of addresses that are not public.
const PUBLIC = [
  ...['8.8.8.8', '198.17.255.255', '198.20.0.0', '172.32.0.1', '100.128.0.1', '223.255.255.255'],
  ...['[2a00:1450:4001::1]', '[2606:4700::1]'],
];
const PRIVATE = [
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '0x7f.1', '2130706433', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.0.1'],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
  ...['[::]', '[::1]', '[::7f00:1]', '[::ffff:127.0.0.1]', '[::ffff:8.8.8.8]'],
  ...['[::ffff:0:7f00:1]', '[64:ff9b::808:808]', '[64:ff9b:1:fffe::1]', '[100:0:0:1::1]'],
  ...['[2001::1]', '[2001:2::1]', '[2001:20::1]', '[2001:db8::1]', '[2002:7f00:1::]'],
  ...['[3fff::1]', '[4000::1]', '[5f00::1]', '[fc00::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]'],
];

test('an address that is not public is none', () => {
  const allowed = [...PUBLIC, ...PRIVATE].filter((host) =>
    isWebhookAddress(`https://${host}/leads`, false),
  );
  expect(allowed).toEqual(PUBLIC);
});

test('a name that leads to this machine is not connected to', async () => {
  const [error, addresses] = await new Promise<unknown[]>((resolve) =>
    publicLookup('localhost', {}, (...found) => resolve(found)),
  );
  expect(error).toEqual(new Error('private address'));
  expect(addresses).toEqual([]);
});
