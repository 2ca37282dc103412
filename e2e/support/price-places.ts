import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';

export const ROOT = '/immobilienpreise';
export const CELLE = `${ROOT}/niedersachsen/landkreis-celle`;

/** A postcode with too few offers. */
export const THIN = `${ROOT}/niedersachsen/oldenburg/26122`;

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = load(await (await request.get(path)).text(), { xml: true });
  return xml('loc')
    .toArray()
    .map((each) => new URL(xml(each).text()).pathname);
}

const spread = (list: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!);

/** Five of the postcodes are thin and not indexed. */
export async function sixtyPlaces(request: APIRequestContext) {
  const parts = await locations(request, '/sitemap.xml');
  const lists = await Promise.all(parts.map((part) => locations(request, part)));
  const all = lists.flat().filter((path) => path.startsWith(`${ROOT}/`));
  const ofLevel = (level: number) => all.filter((path) => path.split('/').length === level + 2);
  const district = load(await (await request.get(CELLE)).text());
  const links = district(`a[href^="${CELLE}/"]`).toArray();
  const ofCelle = links.map((link) => district(link).attr('href')!);
  const unlisted = [...new Set(ofCelle)].filter((path) => !all.includes(path));
  return {
    findable: [
      ROOT,
      ...[...spread(ofLevel(1), 10), ...spread(ofLevel(2), 20), ...spread(ofLevel(3), 24)],
    ],
    thin: [THIN, ...unlisted.slice(0, 4)],
  };
}
