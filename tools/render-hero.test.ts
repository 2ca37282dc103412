import { readFileSync } from 'node:fs';
import { filmAt } from './render-hero/street-film';

const read = (name: string) => readFileSync(`public/videos/${name}`);
const videos = ['street.webm', 'street.mp4'].map((name) => [name, read(name)] as const);

test('the film ends with the moment that it begins with', () => {
  expect(filmAt(1)).toEqual(filmAt(0));
});

test.each(videos)('%s is light and has no sound', (name, file) => {
  expect(file.length).toBeLessThanOrEqual(900_000);
  const soundTracks = name.endsWith('mp4') ? ['soun', 'mp4a'] : ['A_OPUS', 'A_VORBIS'];
  for (const mark of soundTracks) expect(file.includes(mark)).toBe(false);
});

test.each([
  ['street.webm', 'V_VP9'],
  ['street.mp4', 'avc1'],
])('%s is coded as %s', (name, codec) => {
  expect(read(name).includes(codec)).toBe(true);
});

test('the MP4 says what is in it before the pictures, so that it starts at once', () => {
  const file = read('street.mp4');
  expect(file.indexOf('moov')).toBeGreaterThan(0);
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
});

test.each(['street-day.webp', 'street-night.webp'])('the poster %s is small', (name) => {
  const file = read(name);
  expect(file.length).toBeLessThanOrEqual(40_000);
  expect(file.toString('latin1', 8, 12)).toBe('WEBP');
});
