export function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^";\r\n]*)(;|\r\n)/gy;
  for (let found = cell.exec(csv); found; found = cell.exec(csv)) {
    const [, raw = '', end] = found;
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
