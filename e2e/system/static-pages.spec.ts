import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { isMadeAhead } from '@/lib/static-pages';

test('the pages without a nonce are those that the build has made ahead of time', () => {
  const file = `${process.env.PORTAL_BUILD}/prerender-manifest.json`;
  const { routes, dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'routes' | 'dynamicRoutes',
    object
  >;
  const families = Object.keys(dynamicRoutes).map((route) => route.replace(/\/\[.*?\]+$/, '/x'));
  const pages = Object.keys(routes).filter((path) => !/\.\w+$|^\/_/.test(path));
  expect(pages.length).toBeGreaterThan(10);
  expect([...pages, ...families].filter((path) => !isMadeAhead(path))).toEqual([]);
  for (const path of ['/status', '/anfrage', '/bewertung/x', '/makler/gebiet', '/employee/login']) {
    expect([path, isMadeAhead(path)]).toEqual([path, false]);
  }
});
