import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

const SOURCE = /^(?:app|components|lib|scripts|server|tools)\/.+\.tsx?$/;
const NOT_PRODUCT = /\.(?:test|fixture)\.tsx?$|^lib\/testing\//;
const EXPORT =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum|let) (\w+)/gm;
/** Next asks for these in many files. */
const OF_NEXT =
  /^(?:metadata|viewport|revalidate|dynamic|dynamicParams|generateMetadata|generateStaticParams|size|contentType|config|GET|POST|PUT|PATCH|DELETE)$/;

const sources = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => SOURCE.test(path) && !NOT_PRODUCT.test(path));

test('no exported name is defined in two files', () => {
  const places = new Map<string, Set<string>>();
  for (const path of sources) {
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(EXPORT)) {
      if (!OF_NEXT.test(name)) places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  }
  const twice = [...places].filter(([, paths]) => paths.size > 1);
  expect(twice.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([]);
});
