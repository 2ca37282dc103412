import { readdirSync, readFileSync } from 'node:fs';
import { hostileTexts } from './hostile-texts';
import { type Known, whoSends } from '@/lib/testing/malformed-requests';
import { sendAction } from '@/lib/testing/send-action';
import { resolved } from '@/lib/testing/send-malformed';
import type { Posted } from '@/lib/testing/posted-bodies';

/** All names before a colon in files with schemas. */
const NAMES = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!test)\.ts$/.test(file) && !file.includes('generated'))
  .map((file) => readFileSync(`lib/${file}`, 'utf8'))
  .filter((source) => source.includes(`from 'zod'`))
  .flatMap((source) => [...source.matchAll(/(?:^\s+|\{ )(\w+):/gm)].map(([, name = '']) => name));

/** Identify a record, and contain no text. */
const KEYS = ['token', 'id', 'request', 'deliveryId', 'inquiryId', 'version'];

export interface Sent {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
}

/** Replaces `:names` in the address. */
export async function sendForm(
  base: string,
  { route, path = route, method = 'POST', body, action, who = whoSends(path) }: Posted,
  { names, cookies }: Pick<Known, 'names' | 'cookies'>,
  replaced: object = {},
): Promise<Sent> {
  // Without a version an operation applies in any case.
  const typed = { ...body, version: undefined };
  const whole = {
    ...(JSON.parse(resolved(JSON.stringify(typed), names)) as object),
    ...replaced,
  };
  const cookie = cookies[who as Exclude<typeof who, 'nobody'>] ?? '';
  if (action) {
    const { status, body: state, cookie: set } = await sendAction(base, action, whole, cookie);
    return { status, body: { ...state }, cookie: set };
  }
  const response = await fetch(base + resolved(path, names), {
    method,
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(whole),
  });
  const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, body: await response.json(), cookie: set };
}

/** From the errors of a form whose values are all objects; an action's form has only texts. */
async function fieldsOf(
  { action, body: valid }: Posted,
  send: (replaced: object) => Promise<Sent>,
): Promise<string[]> {
  if (action) {
    const fields = Object.entries(valid).filter(
      ([name, value]) => !KEYS.includes(name) && !name.includes('.') && value !== 'on',
    );
    if (fields.length === 0) await send({});
    return fields.map(([name]) => name);
  }
  const objects = NAMES.filter((name) => !KEYS.includes(name)).map((name) => [name, {}]);
  const { body } = await send(Object.fromEntries(objects));
  return Object.keys((body.fields as object | undefined) ?? {});
}

export interface Typed {
  where: string;
  text: string;
}

let mark = 0;
/** From the first round: fields, and the number of texts that each refuses. */
const learned = new Map<string, Map<string, number>>();

/** @returns the answer, the accepted texts, and the fields that accept none */
export async function typeHostile(
  where: string,
  form: Posted,
  send: (replaced: object) => Promise<Sent>,
  round: number,
) {
  const refusals =
    learned.get(where) ?? new Map((await fieldsOf(form, send)).map((name) => [name, 0] as const));
  learned.set(where, refusals);
  const texts = new Map(
    [...refusals.keys()].map((name) => [name, hostileTexts(round, `z${++mark}z`)]),
  );
  for (;;) {
    const typed = new Map<string, string>();
    for (const [name, refused] of refusals) {
      const text = texts.get(name)?.[refused];
      if (text) typed.set(name, text);
    }
    if (typed.size === 0) return { typed: [], refused: [...refusals.keys()] };
    const answer = await send(Object.fromEntries(typed));
    if (answer.status < 300) {
      return {
        answer,
        typed: [...typed].map(([name, text]): Typed => ({ where: `${where} ${name}`, text })),
        refused: [...refusals.keys()].filter((name) => !typed.has(name)),
      };
    }
    const wrong = [...typed.keys()].filter(
      (name) => name in ((answer.body.fields as object) ?? {}),
    );
    if (wrong.length === 0) {
      throw new Error(`${where}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    for (const name of wrong) refusals.set(name, (refusals.get(name) ?? 0) + 1);
  }
}
