// Texts that would do something if anything took them for more than text. Each would show itself by an
// element named 'boese', a dialog, or a question to the host boese.example.

/** Each fits into a field of one line. */
export const HOSTILE_LINES = [
  `"'></title></textarea></style></script><img id=boese src=//boese.example onerror=alert(1)>`,
  `javascript:alert(1)//[a](javascript:alert(1))<https://boese.example>{{7*7}}<!--<svg id=boese>`,
  `=HYPERLINK("//boese.example");BOESE=1:a' id='boese' onfocus='alert(1)' autofocus='`,
  `@) Tj ET >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> \\n\\r\\nATTACH:a\\, <svg id=boese>`,
  `-1+1|<script id=boese>alert(1)</script>%0d%0aBcc: boese@boese.example&lt;b id=boese&gt;]]>`,
];

/** For where there is little room. */
const SHORT = [
  '"><svg id=boese onload=alert(1)>',
  `javascript:alert(1)//' id=boese`,
  '=1+1<b id=boese>',
  '@<img id=boese src=//boese.example>',
  '+<script id=boese>alert(1)</script>',
];

/** Neither angles nor braces, for where these are refused. */
const PLAIN = `=1+1 " id=boese onfocus=alert(1) ' ) Tj ET /JS (app.alert(1)) javascript:alert(1) &lt;b`;

/** What begins lines of its own. */
const BREAKS =
  '\tTab\rATTACH:a\r\nBcc: boese@boese.example\r\n\r\nBEGIN:VALARM\r\n gefaltet\u2028DESCRIPTION:a\n</pre>\n- [ ] <b id=boese> ü\u{1F3E0}';

const rotated = (by: number) => [...HOSTILE_LINES.slice(by), ...HOSTILE_LINES.slice(0, by)];

/** What is typed into a field until something is taken: all at once first, then ever less; each is there once. */
export function hostileTexts(round: number, mark: string): string[] {
  return [
    [...rotated(round), BREAKS, mark].join('\n'),
    `${HOSTILE_LINES[round]} ${mark}`,
    `${SHORT[round]} ${mark}`,
    `${PLAIN} ${mark}`,
    `=boese'{{7*7}}${mark}@beispiel.de`,
    `https://makler.example/"><svg id=boese onload=alert(1)>?${mark}`,
  ];
}

/** A text as it is read, however it was broken into lines; mails have joiners in web addresses. */
export const asRead = (text: string) => text.replaceAll('\u200C', '').replace(/\s+/g, ' ').trim();
