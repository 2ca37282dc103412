import { renderMail } from './render-mail';
import { LETTERHEAD, SAMPLES } from './samples.fixture';
import { TEMPLATES, type TemplateName } from './templates';
import { MAIL_TITLES } from '@/lib/requests/mail-titles';

const NAMES = Object.keys(TEMPLATES) as TemplateName[];
const render = <T extends TemplateName>(name: T) => renderMail(name, SAMPLES[name], LETTERHEAD);

const textsOf = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsOf)
      : [];
const isLink = (text: string) => text.startsWith('https://');

const addressesIn = (html: string) => html.match(/https?:\/\/[^\s"<)]+/g) ?? [];

describe.each(NAMES)('%s', (name) => {
  const given = textsOf(SAMPLES[name]);
  const links = [...given.filter(isLink), LETTERHEAD.imprintUrl, LETTERHEAD.privacyUrl];

  test('is a German document that loads nothing and leads only where it should', async () => {
    const { html } = await render(name);
    expect(html).toMatch(/^<!doctype html><html[^>]* lang="de"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).not.toMatch(/<(img|script|link|iframe|svg)|url\(|@import|@font-face/i);
    expect([...new Set(addressesIn(html))].sort()).toEqual([...links].sort());
  });

  test('says in plain text what it was given, each link once', async () => {
    const { subject, text } = await render(name);
    for (const fact of given.filter((fact) => !isLink(fact) && fact !== subject)) {
      for (const line of fact.split('\n')) expect(text).toContain(line);
    }
    const words = text.split(/\s+/);
    for (const link of links) expect(words.filter((word) => word === link)).toHaveLength(1);
    expect(text).not.toMatch(/<\w|&\w+;|\n{4}|undefined|!/);
  });

  test('names the sender and why it came', async () => {
    const { text } = await render(name);
    const { siteName, company, address, phone, email } = LETTERHEAD;
    expect(text.split('\n')[0]).toBe(siteName);
    expect(text).toMatch(/Sie erhalten diese E-Mail, weil .+\./);
    for (const fact of [`${company}, ${address}`, phone, email]) expect(text).toContain(fact);
  });

  test('has a title, and a subject without anything personal', async () => {
    const { subject, html } = await render(name);
    expect(MAIL_TITLES[name]).toBeTruthy();
    expect(subject).not.toMatch(/[\p{Cc}]|Erika|Beispiel|München|1234567|348|@/u);
    expect(html.match(/<title>(.*)<\/title>/)?.[1]).toBe(subject);
  });

  test('is small enough for mail programs that cut off at 102 kB', async () => {
    expect((await render(name)).html.length).toBeLessThan(20_000);
  });
});
