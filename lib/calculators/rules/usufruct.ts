import { requireAmounts, requireWhole } from './checks';

/** Limits the yearly value of a right of use, § 16 BewG. */
export const USUFRUCT_YEARS = 18.6;

export type Sex = 'woman' | 'man';

/**
 * Value of one euro a year for life by completed years, for valuation dates from 1 January 2026: BMF,
 * 21 October 2025, IV D 4 - S 3104/00002/013/003, after the life table 2022/2024 (§ 14 Abs. 1 BewG).
 */
const FACTORS: Record<Sex, readonly number[]> = {
  man: [
    18.402, 18.391, 18.375, 18.359, 18.341, 18.322, 18.303, 18.282, 18.26, 18.237, 18.213, 18.187,
    18.16, 18.132, 18.101, 18.07, 18.037, 18.002, 17.965, 17.926, 17.886, 17.843, 17.799, 17.751,
    17.701, 17.649, 17.593, 17.535, 17.473, 17.409, 17.34, 17.269, 17.193, 17.113, 17.03, 16.942,
    16.85, 16.753, 16.652, 16.545, 16.434, 16.317, 16.193, 16.065, 15.93, 15.788, 15.64, 15.485,
    15.323, 15.155, 14.977, 14.794, 14.605, 14.406, 14.199, 13.983, 13.762, 13.533, 13.293, 13.048,
    12.798, 12.538, 12.272, 12.002, 11.725, 11.444, 11.155, 10.86, 10.561, 10.251, 9.938, 9.619,
    9.293, 8.96, 8.627, 8.282, 7.936, 7.586, 7.23, 6.868, 6.509, 6.158, 5.798, 5.441, 5.089, 4.743,
    4.411, 4.086, 3.778, 3.496, 3.234, 2.984, 2.764, 2.566, 2.393, 2.226, 2.076, 1.951, 1.843,
    1.771, 1.68,
  ],
  woman: [
    18.465, 18.456, 18.443, 18.43, 18.417, 18.402, 18.387, 18.371, 18.354, 18.336, 18.317, 18.297,
    18.276, 18.254, 18.23, 18.206, 18.18, 18.152, 18.124, 18.093, 18.062, 18.028, 17.992, 17.955,
    17.915, 17.873, 17.829, 17.783, 17.735, 17.683, 17.629, 17.572, 17.511, 17.448, 17.382, 17.312,
    17.238, 17.16, 17.078, 16.993, 16.903, 16.808, 16.709, 16.604, 16.494, 16.379, 16.258, 16.13,
    15.997, 15.856, 15.711, 15.557, 15.398, 15.23, 15.054, 14.873, 14.68, 14.481, 14.273, 14.058,
    13.832, 13.601, 13.359, 13.108, 12.849, 12.583, 12.306, 12.02, 11.725, 11.421, 11.107, 10.78,
    10.447, 10.105, 9.754, 9.393, 9.022, 8.648, 8.271, 7.885, 7.49, 7.1, 6.703, 6.305, 5.908, 5.512,
    5.133, 4.765, 4.418, 4.086, 3.77, 3.48, 3.217, 2.975, 2.764, 2.558, 2.384, 2.226, 2.094, 1.987,
    1.897,
  ],
};

/** The last holds for all who are older. @throws RangeError */
export function lifeFactor(sex: Sex, age: number): number {
  requireWhole('age', age, 0, 150);
  const factors = FACTORS[sex];
  return factors[Math.min(age, factors.length - 1)] ?? 0;
}

/**
 * Euros (§§ 14, 16 BewG, as of November 2026); `factor` as published by the ministry of finance. It
 * lowers the gift (§ 10 Abs. 1 and 5 ErbStG). @throws RangeError
 */
export function usufructValue(said: { value: number; yearly: number; factor: number }) {
  requireAmounts(said);
  const most = Math.round((said.value / USUFRUCT_YEARS) * 100) / 100;
  const yearly = Math.min(said.yearly, most);
  return {
    yearly,
    isCapped: yearly < said.yearly,
    amount: Math.round(yearly * said.factor * 100) / 100,
  };
}
