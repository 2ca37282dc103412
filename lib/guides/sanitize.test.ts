import { load } from 'cheerio';
import fc from 'fast-check';
import { renderArticle } from './markdown';
import { sanitize } from './sanitize';

const HARMLESS =
  /^(h2|h3|p|ul|ol|li|strong|em|s|code|pre|blockquote|hr|br|a|img|div|table|thead|tbody|tr|th|td|label|input|button)$/;
const OWN_PICTURE = /^\/[^/\\\p{Cc}]\P{Cc}*$/u;
const LINK = /^(https?:|mailto:|tel:|\/(?![/\\])|[^:/\\]*([/?#]|$))/i;

function dangers(html: string): string[] {
  const $ = load(html, null, false);
  return $('*')
    .get()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const { href, src, ...attributes } = element.attribs;
      return [
        HARMLESS.test(element.name) ? [] : [`<${element.name}>`],
        href === undefined || LINK.test(href) ? [] : [`href=${href}`],
        element.name !== 'img' || OWN_PICTURE.test(src ?? '') ? [] : [`src=${src}`],
        element.name === 'img' || src === undefined ? [] : [`src=${src}`],
        Object.entries(attributes).flatMap(([name, value]) => {
          if (/^on|^formaction$|^srcset$|^srcdoc$/.test(name)) return [`${name}=${value}`];
          const aligns = /^text-align:(left|right|center)$/.test(value);
          return name === 'style' && !aligns ? [`style=${value}`] : [];
        }),
      ].flat();
    });
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//fremd.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.svg" onerror="alert(1)" onload=alert(1)>',
  '<img src="https://fremd.example/a.png">',
  '<img src="//fremd.example/a.png">',
  '<img src="/\\fremd.example/a.png">',
  '<img src="/&#9;/fremd.example/a.png">',
  '<img src="/&#10;\\fremd.example/a.png">',
  '<img src="/a.svg" srcset="https://fremd.example/a.png 1x">',
  '<img src="data:image/svg+xml;base64,AA==">',
  '<iframe src="https://fremd.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<style>body{background:url(https://fremd.example)}</style>',
  '<p style="background:url(https://fremd.example)">x</p>',
  '<td style="text-align:left;background:url(//fremd.example)">x</td>',
  '<link rel="stylesheet" href="//fremd.example/x.css"><base href="//fremd.example">',
  '<meta http-equiv="refresh" content="0;url=//fremd.example">',
  '<form action="//fremd.example"><button formaction="//fremd.example">x</button></form>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"/></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>"></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//fremd.example">x</a>',
  '<button onclick="alert(1)" popovertarget="x">x</button>',
  '<h2 id="x" onmouseover="alert(1)">x</h2>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</p></div><script>alert(1)',
];

describe('HTML', () => {
  test.each(ATTACKS)('%s can do nothing', (html) => {
    expect(dangers(sanitize(html))).toEqual([]);
  });

  test.each(ATTACKS)('%s in an article is shown as text', (html) => {
    const rendered = renderArticle(`## Titel\n\n${html}`).html;
    expect(dangers(rendered)).toEqual([]);
    expect(rendered).toContain('&lt;');
    expect(rendered).not.toMatch(/<script|<iframe|<style|<img/i);
  });

  test('the test knows dangers when it sees them', () => {
    const seen = ATTACKS.filter((html) => dangers(html).length > 0);
    expect(seen.length).toBeGreaterThan(ATTACKS.length - 5);
  });
});

describe('Markdown', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,AA==)',
    '[x](data:image/png;base64,AA==)',
    '[x](vbscript:x)',
    '[x](//fremd.example)',
    '[x](<\\\\fremd.example>)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](https://fremd.example/a.png)',
    '![x](//fremd.example/a.png)',
    '![x](/\\fremd.example/a.png)',
    '![x](</\t/fremd.example/a.png>)',
    '![x](data:image/png;base64,AA==)',
    '![x" onerror="alert(1)](/a.svg)',
    '![x](/a.svg "x\\" onerror=\\"alert(1)")',
    '### x" onclick="alert(1)',
    '- [ ] <input onfocus=alert(1) autofocus>',
    '```"><script>alert(1)</script>\ncode\n```',
    '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  ])('%j can do nothing', (markdown) => {
    expect(dangers(renderArticle(`## Titel\n\n${markdown}`).html)).toEqual([]);
  });

  test.each([
    ['/ratgeber', undefined],
    ['#fazit', undefined],
    ['https://bund.example/bgb?a=1&b=2', 'noopener'],
    ['mailto:post@haus.example', undefined],
    ['tel:+4930123456', undefined],
  ])('a link to %s works', (href, rel) => {
    const $ = load(renderArticle(`## Titel\n\n[Weiter](${href})`).html);
    expect($('a').attr('href')).toBe(href);
    expect($('a').attr('rel')).toBe(rel);
  });

  test('a drawing of this site is shown when it comes near', () => {
    const $ = load(renderArticle('## Titel\n\n![Ein Haus](/haus.svg)').html);
    expect($('img').attr()).toEqual({ src: '/haus.svg', alt: 'Ein Haus', loading: 'lazy' });
  });
});

describe('whatever an editor writes', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ATTACKS),
    fc.constantFrom(
      '\n',
      '\n\n',
      '## ',
      '- [ ] ',
      '[',
      '](',
      ')',
      '![',
      '`',
      '```',
      '|',
      '> ',
      '*',
    ),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '\\',
      '\u0000',
      'javascript:',
      'Grundbuch',
      '§ 1',
      '||',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  test('it is rendered, and harmless', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        const { html } = renderArticle(markdown);
        expect(html).not.toMatch(/<script/i);
        expect(dangers(html)).toEqual([]);
      }),
    );
  });

  test('it is harmless also as HTML', () => {
    fc.assert(
      fc.property(text, (html) => {
        expect(dangers(sanitize(html))).toEqual([]);
      }),
    );
  });

  test('its ids are unique and its headings are found', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        const { html, headings } = renderArticle(markdown);
        const $ = load(html, null, false);
        const ids = $('[id]')
          .map((_, element) => $(element).attr('id'))
          .get();
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of headings) expect(ids).toContain(id);
      }),
    );
  });
});
