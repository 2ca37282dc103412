import { colors } from '@/tailwind.config';

/** Pixels; fits every card from a width of 240 on. */
export const CARD_SIZE = { width: 320, height: 440 };

const NAMES = ['surface', 'ink', 'muted', 'line', 'petrol', 'sand', 'brick'] as const;

const scheme = (name: keyof typeof colors) =>
  `color-scheme:${name};${NAMES.map((color) => `--${color}:${colors[name][color]}`).join(';')}`;

/** Inline, because a card loads nothing. The address may end with '#hell' or '#dunkel'. */
export const CARD_STYLE = `
body{margin:0;${scheme('light')}}
@media(prefers-color-scheme:dark){body{${scheme('dark')}}}
#hell:target{${scheme('light')}}
#dunkel:target{${scheme('dark')}}
main{box-sizing:border-box;min-height:100vh;padding:9px 14px 7px;display:flex;flex-direction:column;
border:1px solid var(--line);border-top:3px solid var(--petrol);background:var(--surface);color:var(--ink);
font:14px/1.4 system-ui,sans-serif;overflow-wrap:break-word;font-variant-numeric:lining-nums}
h1,p,dd{margin:0}
h1{font:600 20px/1.2 Georgia,serif}
h1 small{display:block;font:13px/1.4 system-ui,sans-serif;color:var(--muted)}
dl{display:grid;margin:auto 0;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:12px 24px;padding:10px 0}
dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;column-gap:8px}
.price{font:600 20px/1.2 Georgia,serif}
.line{flex-basis:100%}
svg{display:block;width:100%;height:8px;margin:4px 0 2px;forced-color-adjust:none}
.track{fill:var(--sand)}.bar{fill:var(--petrol)}.middle{fill:var(--brick)}
.note{padding-bottom:10px}
.muted{font-size:13px;color:var(--muted)}
a{display:inline-block;padding:3px 0;color:var(--petrol)}
a:focus-visible{outline:2px solid var(--petrol);outline-offset:2px}
@media(max-width:299px){main{padding:7px 10px 4px;font-size:13px}h1,.price{font-size:18px}.muted{font-size:12px}}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;
