// They add an element 'boese', open a dialog, or request boese.example if they are treated as code.

export const HOSTILE_LINES = [
  `"'></title></textarea></style></script><img id=boese src=//boese.example onerror=alert(1)>`,
  `javascript:alert(1)//[a](javascript:alert(1))<https://boese.example>{{7*7}}<!--<svg id=boese>`,
  `=HYPERLINK("//boese.example");BOESE=1:a' id='boese' onfocus='alert(1)' autofocus='`,
  `@) Tj ET >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> \\n\\r\\nATTACH:a\\, <svg id=boese>`,
  `-1+1|<script id=boese>alert(1)</script>%0d%0aBcc: boese@boese.example&lt;b id=boese&gt;]]>`,
];

const SHORT = [
  '"><svg id=boese onload=alert(1)>',
  `javascript:alert(1)//' id=boese`,
  '=1+1<b id=boese>',
  '@<img id=boese src=//boese.example>',
  '+<script id=boese>alert(1)</script>',
];

/** For fields that refuse angles and braces. */
const PLAIN = `=1+1 " id=boese onfocus=alert(1) ' ) Tj ET /JS (app.alert(1)) javascript:alert(1) &lt;b`;

const BREAKS =
  '\tTab\rATTACH:a\r\nBcc: boese@boese.example\r\n\r\nBEGIN:VALARM\r\n gefaltet\u2028DESCRIPTION:a\n</pre>\n- [ ] <b id=boese> ü\u{1F3E0}';

const rotated = (by: number) => [...HOSTILE_LINES.slice(by), ...HOSTILE_LINES.slice(0, by)];

/** Texts to try until a field accepts one: all at once, then fewer. Together they contain each text once. */
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

/** Without line breaks and the joiners that mails put into web addresses. */
export const asRead = (text: string) => text.replaceAll('\u200C', '').replace(/\s+/g, ' ').trim();
