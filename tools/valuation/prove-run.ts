import { postcodes } from '../../lib/platform/places/postcodes';
import { placeModel } from '../../lib/valuation/regional/service';
import { emptyProof, proveAt, RULES } from './prove';

const places = [...new Map(postcodes.map(({ district, postalCode }) => [district, postalCode]))];
const proof = emptyProof();
for (const [, postalCode] of places) proveAt(placeModel(postalCode)!, proof);

const count = (number: number) => number.toLocaleString('en-US').padStart(12);
console.log(`${count(places.length)} districts, ${count(proof.values).trim()} values`);
for (const rule of RULES) {
  const broken = proof.violations.filter((violation) => violation.rule === rule);
  console.log(`${count(proof.checks[rule])} × ${rule}: ${broken.length || 'never'} broken`);
  const worst = broken.sort((a, b) => a.to / a.from - b.to / b.from).slice(0, 5);
  for (const { home, postalCode, from, to } of worst)
    console.log(`             ${postalCode} ${JSON.stringify(home)}: ${from} → ${to}`);
}
console.log(`Rooms change the value by at most ${(100 * proof.rooms).toFixed(1)} %.`);
if (proof.violations.length > 0) process.exitCode = 1;
