import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PARTS = [
  '{"type":"text-start","id":"answer"}',
  '{"type":"text-delta","id":"answer","delta":"Guten Tag."}',
  '{"type":"text-end","id":"answer"}',
  '[DONE]',
];

// Reads a question and answers always the same: what any answer costs before anything is thought of.
const server = createServer(async (request, response) => {
  for await (const chunk of request) JSON.parse(String(chunk));
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const part of PARTS) response.write(`data: ${part}\n\n`);
  response.end();
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
