import { type CsvCell, csvLine, csvMark } from '@hanpan/contract';

export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return csvMark + rows.map(csvLine).join('');
}

export function downloadCsv(fileName: string, rows: readonly (readonly CsvCell[])[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
