import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads. One registry a server, so that several can live in one process. */
export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter<'by'>;
  readonly answerSeconds: Histogram;
  readonly botFailures: Counter<'bot'>;
  readonly refusals: Counter<'code'>;
  readonly updates: Counter<'kind'>;
}

export function openMetrics(counts: { sockets(): number; matches(): number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'conclave_sockets',
    help: 'Sockets connected now',
    registers,
    collect() {
      this.set(counts.sockets());
    },
  });
  new Gauge({
    name: 'conclave_matches_live',
    help: 'Matches held in memory now',
    registers,
    collect() {
      this.set(counts.matches());
    },
  });
  return {
    registry,
    answers: new Counter({
      name: 'conclave_answers_total',
      help: 'Answers written',
      labelNames: ['by'],
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'conclave_answer_seconds',
      help: 'From the arrival of an answer until it is written and told',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    botFailures: new Counter({
      name: 'conclave_bot_failures_total',
      help: 'Answers for which a bot had to be replaced',
      labelNames: ['bot'],
      registers,
    }),
    refusals: new Counter({
      name: 'conclave_refusals_total',
      help: 'Messages not carried out, by reason',
      labelNames: ['code'],
      registers,
    }),
    updates: new Counter({
      name: 'conclave_updates_total',
      help: 'Views sent, whole or as a patch',
      labelNames: ['kind'],
      registers,
    }),
  };
}
