import { readFileSync } from 'node:fs';
import { BY_SCRIPT, type FormValues, type PlainFormState } from '@/lib/platform/form-state';
import { type ErrorCode, STATUS_OF } from '@/lib/platform/http/errors';

interface Manifest {
  node: Record<string, { exportedName: string; workers: Record<string, unknown> }>;
}

/** A page that is missing has no actions. */
const EXISTING: Record<string, string> = {
  id: '6f1f3d5c-0c1e-4f0e-9d59-2f3f7c7d2a10',
  paket: 'professional',
  plz: '26122',
};

/** Of the build that the browser tests serve, with a page that each belongs to. */
export function listActions(): { id: string; name: string; path: string }[] {
  const file = `${process.env.PORTAL_BUILD}/server/server-reference-manifest.json`;
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Object.entries(node).map(([id, { exportedName, workers }]) => {
    const page = Object.keys(workers).find((each) => each.endsWith('/page')) ?? '';
    const path = page
      .replace(/^app|\/page$|\/\([^)]+\)/g, '')
      .replace(/\[(\w+)\]/g, (_, parameter: string) => EXISTING[parameter] ?? parameter);
    return { id, name: exportedName, path };
  });
}

/** Calls a server action over HTTP as the script of its form does. */
export async function sendAction(
  base: string,
  name: string,
  values: Record<string, unknown>,
  cookie = '',
) {
  const { id, path } = listActions().find((action) => action.name === name)!;
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...values, [BY_SCRIPT]: 'on' })) {
    if (value !== undefined) form.set(`_1_${field}`, String(value));
  }
  form.set('0', '[{"values":{},"fields":{}},"$K1"]');
  const response = await fetch(base + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Next-Action': id, Accept: 'text/x-component', cookie },
    body: form,
  });
  const text = await response.text();
  const [, row = '{}'] = /^1:(\{[^\n]*)/m.exec(text) ?? [];
  const body = JSON.parse(row) as PlainFormState<FormValues>;
  const refused = STATUS_OF[body.code as ErrorCode] ?? response.status;
  return {
    status: body.sent ? 200 : refused,
    body,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    text,
  };
}
