import 'server-only';
import { createUIMessageStream, createUIMessageStreamResponse } from 'ai';
import { APOLOGY } from './constants';
import type { AnswerPart } from './reply';
import { TEXT_ID } from './service';
import { log } from '@/lib/platform/telemetry/log';

export function streamed(parts: AsyncIterable<AnswerPart>): Response {
  const stream = createUIMessageStream({
    execute: async ({ writer }) => {
      writer.write({ type: 'text-start', id: TEXT_ID });
      for await (const part of parts) {
        if (part.type === 'data-reply') writer.write({ type: 'text-end', id: TEXT_ID });
        writer.write(part);
      }
    },
    onError: (error) => {
      log().error({ err: error }, 'An answer of the adviser broke off');
      return APOLOGY;
    },
  });
  return createUIMessageStreamResponse({ stream, headers: { 'Cache-Control': 'no-store' } });
}
