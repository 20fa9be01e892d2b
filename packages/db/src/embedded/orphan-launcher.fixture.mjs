// A launcher to be killed by the test: starts the cluster in the folder given, says so, and waits.
import { runnerImport } from 'vite';

const [modulePath, dataFolder] = process.argv.slice(2);
const { module } = await runnerImport(modulePath);
const server = await module.startEmbeddedPostgres({ dataFolder, databases: ['shop'], log: () => {} });
process.send({ url: server.url('shop') });
setInterval(() => {}, 1_000);
