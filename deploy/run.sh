#!/bin/sh
# Runs a program of this repository as the units run theirs, with their user and their environment: deploy/run.sh scripts/doctor/doctor.ts
set -eu
exec systemd-run --quiet --pipe --wait --collect -p User=vitrine -p Group=vitrine -p WorkingDirectory=/opt/vitrine \
  -p EnvironmentFile=/etc/vitrine/vitrine.env /opt/vitrine/node_modules/node/bin/node "$@"
