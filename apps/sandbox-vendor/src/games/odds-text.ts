/** Odds in hundredths as players read them: 1185 is `11.85`. */
export function oddsText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
