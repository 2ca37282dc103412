export function propertiesOf(file: string): [name: string, value: string][] {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines.filter(Boolean).map((line) => {
    const colon = /^(?:"[^"]*"|[^":])*:/.exec(line)?.[0].length ?? 0;
    return [line.slice(0, colon - 1), line.slice(colon)];
  });
}

export function valueOf(file: string, name: string): string | undefined {
  const found = propertiesOf(file).find(([key]) => key.split(';')[0] === name);
  return found?.[1].replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}
