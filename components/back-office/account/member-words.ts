import type { ROLES } from '@/lib/auth/employee';

/** What each role may, in the words of a choice. */
const ROLE_WORDS: Record<(typeof ROLES)[number], string> = {
  mitarbeiter: 'Mitarbeiter: bearbeitet Anfragen',
  redaktion: 'Redaktion: pflegt Texte, sieht keine Anfragen',
  leitung: 'Leitung: alles, auch Konten und Maklerbüros',
};

export const ROLE_OPTIONS = Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }));

/** An account, as far as the list says something of it. */
interface Shown {
  disabledAt: Date | null;
  mustChangePassword: boolean;
  secondFactorRequired: boolean;
  hasTotp: boolean;
  passkeys: number;
}

/** Whether somebody can log in, and what comes first then. */
export function stateWords({ disabledAt, mustChangePassword }: Shown): string {
  if (disabledAt) return 'gesperrt';
  return mustChangePassword ? 'muss das Passwort ändern' : 'aktiv';
}

/** Which second factor there is, and whether one is asked for. */
export function factorWords({ hasTotp, passkeys, secondFactorRequired }: Shown): string {
  const factors = [
    passkeys === 1 ? 'Passkey' : passkeys > 1 && `${passkeys}\u00a0Passkeys`,
    hasTotp && 'App',
  ].filter(Boolean);
  if (factors.length > 0) return `ja, ${factors.join(' und ')}`;
  return secondFactorRequired ? 'nein, aber verlangt' : 'nein';
}
