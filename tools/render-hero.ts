/** Each frame is a screenshot of a moment, so every run gives the same film. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { filmAt, StreetFilm } from './render-hero/street-film';
import { streetAt } from './render-hero/street-timeline';
import { streetSize } from '../components/illustrations/street-scene';
import { streetStart } from '../components/illustrations/street-start';
import { findChromium } from '../scripts/setup/browsers';
import { messageOf, must, printLine, stage } from '../scripts/setup/run';

type Shoot = (moment: number) => Promise<Buffer>;

const SECONDS = 20;
const RATE = 24;
const FRAMES = SECONDS * RATE;
/** Bytes; tools/render-hero.test.ts checks the committed files. */
const LIMIT = 900_000;

const FOLDER = 'public/videos';
const STILLS = 'components/illustrations/street-start.json';

// The colours of video in browsers, which would guess otherwise.
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const PICTURE = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...BT709,
  ...['-color_range', 'tv', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'],
];
const VP9 =
  '-c:v libvpx-vp9 -b:v 0 -crf 32 -deadline good -cpu-used 2 -row-mt 1 -tile-columns 1 -g 240 -auto-alt-ref 1 -lag-in-frames 25';
const H264 =
  '-c:v libx264 -preset veryslow -tune animation -crf 23 -profile:v high -g 240 -movflags +faststart';

function requireFfmpeg(): void {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], {
    encoding: 'utf8',
  });
  if (error) throw new Error('The film needs ffmpeg, and there is none on the PATH.');
  const missing = ['libvpx-vp9', 'libx264', 'libwebp'].filter((name) => !stdout.includes(name));
  if (missing.length > 0) throw new Error(`This ffmpeg cannot write ${missing.join(', ')}.`);
}

const ffmpeg = (...args: string[]) => must('ffmpeg', ['-y', '-loglevel', 'error', ...args]);

async function openStudio(): Promise<{ shoot: Shoot; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage({ viewport: streetSize, colorScheme: 'light' });
  await page.setContent(
    `<body style="margin:0">${renderToStaticMarkup(createElement(StreetFilm))}`,
  );
  const drawing = page.locator('svg').first();
  const shoot = async (moment: number) => {
    await drawing.evaluate((svg, values) => {
      for (const [name, value] of Object.entries(values))
        (svg as SVGElement).style.setProperty(name, String(value));
    }, filmAt(moment));
    return page.screenshot();
  };
  return { shoot, close: () => browser.close() };
}

async function film(shoot: Shoot, file: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', `${RATE}`, '-c:v', 'png', '-i', '-'];
  const output = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', file];
  const writer = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(writer, 'close');
  for (let frame = 0; frame < FRAMES; frame += 1) {
    if (!writer.stdin.write(await shoot(frame / FRAMES))) await once(writer.stdin, 'drain');
    if (frame % 96 === 95) printLine(`${frame + 1} of ${FRAMES} frames`);
  }
  writer.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code} while it took the frames.`);
}

async function encode(raw: string, folder: string): Promise<void> {
  const passes = ['-passlogfile', join(folder, 'pass')];
  const webm = ['-i', raw, ...PICTURE, ...VP9.split(' '), ...passes];
  await ffmpeg(...webm, '-pass', '1', '-f', 'null', '-');
  await ffmpeg(...webm, '-pass', '2', join(FOLDER, 'street.webm'));
  await ffmpeg('-i', raw, ...PICTURE, ...H264.split(' '), join(FOLDER, 'street.mp4'));
}

async function poster(raw: string, share: number, name: string): Promise<void> {
  const at = `${Math.round(share * FRAMES) / RATE}`;
  const still = ['-frames:v', '1', '-c:v', 'libwebp', '-quality', '60', '-compression_level', '6'];
  await ffmpeg('-ss', at, '-i', raw, ...still, join(FOLDER, name));
}

/** What the drawing on the page shows, without the film's code. */
function writeStills(): void {
  const still = (moment: number) =>
    Object.fromEntries(Object.entries(streetAt(moment)).filter(([name]) => /^--street/.test(name)));
  const stills = { light: still(streetStart.light), dark: still(streetStart.dark) };
  writeFileSync(STILLS, `${JSON.stringify(stills, null, 2)}\n`);
}

async function main(): Promise<void> {
  requireFfmpeg();
  writeStills();
  const folder = mkdtempSync(join(tmpdir(), 'street-'));
  const raw = join(folder, 'raw.mkv');
  try {
    const { shoot, close } = await openStudio();
    await stage('Filming', () => film(shoot, raw)).finally(close);
    mkdirSync(FOLDER, { recursive: true });
    await stage('Encoding', () => encode(raw, folder));
    await poster(raw, streetStart.light, 'street-day.webp');
    await poster(raw, streetStart.dark, 'street-night.webp');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const name of ['street.webm', 'street.mp4', 'street-day.webp', 'street-night.webp']) {
    const { size } = statSync(join(FOLDER, name));
    printLine(`${name}: ${size} bytes`);
    if (size > LIMIT) throw new Error(`${name} is larger than ${LIMIT} bytes.`);
  }
}

await main().catch((error) => {
  console.error(messageOf(error));
  process.exit(1);
});
