import { escapeHtml } from './escape-html';

test.each([
  ['<script>', '&lt;script&gt;'],
  ['"x" & \'y\'', "&quot;x&quot; &amp; 'y'"],
  ['&amp;', '&amp;amp;'],
  ['Käufer zahlen 7 %', 'Käufer zahlen 7 %'],
])('%s is written as %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
