import { readFileSync } from 'node:fs';
import { readSeedFiles } from '../../lib/guides/seed-files';
import { searchArticles } from '../../lib/guides/search';

const shortTitle = (title: string) => title.split(': ')[0] ?? title;

async function run() {
  const articles = await readSeedFiles();
  const given = process.argv.slice(2);
  const queries = given.length > 0 ? given : readFileSync(0, 'utf8').split('\n').filter(Boolean);
  for (const query of queries) {
    const found = searchArticles(articles, { query }).map(({ title }) => shortTitle(title));
    const more = found.length > 3 ? ` (+${found.length - 3})` : '';
    console.log(`${query.padEnd(34)}  ${found.slice(0, 3).join(' | ') || '-'}${more}`);
  }
}

void run();
