import { once } from 'node:events';
import { createServer } from 'node:http';
import { valuationDocument } from '../../../lib/requests/documents/samples.fixture';
import { renderValuationPdf } from '../../../lib/requests/documents/valuation-pdf';
import { watchLoop } from './loop-delay';

// A server that makes its PDFs where it answers: the same ones, one after the other, on its event loop.
const count = Number(process.argv[2]);
const server = createServer((_request, response) => response.end());
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const measured = await watchLoop(async () => {
  for (let made = 0; made < count; made++) await renderValuationPdf(valuationDocument());
});
process.send?.(measured);
server.close();
process.disconnect();
