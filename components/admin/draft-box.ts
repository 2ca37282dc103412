// Drafts are kept until the tab is closed; without sessionStorage until the next page load.

const memory = new Map<string, string>();

function stored(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

export function keptTexts(key: string): Record<string, string> | undefined {
  const text = memory.get(key) ?? stored()?.getItem(key);
  if (!text) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const texts = Object.entries(parsed).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    return undefined;
  }
}

export function keepTexts(key: string, texts: Record<string, string> | undefined): void {
  if (!texts) {
    memory.delete(key);
    stored()?.removeItem(key);
    return;
  }
  const text = JSON.stringify(texts);
  memory.set(key, text);
  try {
    stored()?.setItem(key, text);
  } catch {
    // Full or forbidden: `memory` keeps it for this page.
  }
}

export function keptKeys(prefix: string): string[] {
  const all = new Set([...memory.keys(), ...Object.keys(stored() ?? {})]);
  return [...all].filter((key) => key.startsWith(prefix));
}
