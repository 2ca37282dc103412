/** npm run icons:build */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/setup/browsers';

const PAPER = '#FBF8F3';
const drawing = readFileSync('app/icon.svg', 'utf8');

/** `inset`: part of the width that stays free on each side; a phone may cut a maskable icon round. */
const ICONS = [
  { file: 'public/icons/icon-192.png', size: 192, inset: 0.1, background: PAPER },
  { file: 'public/icons/icon-512.png', size: 512, inset: 0.1, background: PAPER },
  { file: 'public/icons/maskable-512.png', size: 512, inset: 0.22, background: PAPER },
  { file: 'app/apple-icon.png', size: 180, inset: 0.14, background: PAPER },
  { file: 'app/favicon.ico', size: 32, inset: 0, background: 'transparent' },
];

function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ colorScheme: 'light' });
mkdirSync('public/icons', { recursive: true });
for (const { file, size, inset, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const padding = Math.round(size * inset);
  await page.setContent(
    `<style>body{margin:0;padding:${padding}px;background:${background}}svg{display:block}</style>${drawing}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(file, file.endsWith('.ico') ? asIco(png, size) : png);
  console.log(file);
}
await browser.close();
