/** Gold, silver and bronze; on the disc in their middle the place is written in the same. */
export const rosettes = ['#f3c766', '#d5dde0', '#d08a52'] as const;
export const rosetteDisc = '#2a1a0c';
