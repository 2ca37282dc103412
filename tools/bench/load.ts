import { connect } from 'node:net';

// A separate process without an HTTP client, which would cost more than the server on a small machine.

const [address = '', connections = '32', seconds = '5', cookie = ''] = process.argv.slice(2);
const { hostname, port, pathname, search, host } = new URL(address);
const request = [
  `GET ${pathname}${search} HTTP/1.1`,
  `Host: ${host}`,
  'Accept-Encoding: gzip, deflate, br',
  `Cookie: ${cookie}`,
  '',
  '',
].join('\r\n');

const LAST_CHUNK = '0\r\n\r\n';

let answered = 0;

function fail(reason: string): never {
  console.error(`${address}: ${reason}`);
  process.exit(1);
}

function visit() {
  const socket = connect(Number(port), hostname, () => socket.write(request));
  let received = 0;
  let head = '';
  let whole = NaN;
  socket.setEncoding('latin1').on('data', (data) => {
    const text = String(data);
    received += text.length;
    if (!head) {
      const end = text.indexOf('\r\n\r\n');
      if (end < 0 || !text.startsWith('HTTP/1.1 200')) fail(`answered ${text.slice(0, 80)}`);
      head = text.slice(0, end);
      const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
      whole = length ? end + 4 + Number(length) : NaN;
    }
    if (received < whole || (Number.isNaN(whole) && !text.endsWith(LAST_CHUNK))) return;
    answered++;
    received = 0;
    head = '';
    socket.write(request);
  });
  socket.on('close', () => fail('closed the connection'));
  socket.on('error', ({ message }) => fail(message));
}

for (let count = 0; count < Number(connections); count++) visit();
setTimeout(() => {
  answered = 0;
  const begun = performance.now();
  setTimeout(
    () => {
      console.log((answered * 1000) / (performance.now() - begun));
      process.exit(0);
    },
    Number(seconds) * 1000,
  );
}, 1000);
